import { sealed } from '../contract.ts';
import { copyHolds } from './rules/copy.ts';
import { fittingOptions, withCopy } from './rules/options.ts';
import { preparation } from './rules/prepare.ts';
import { rules } from './rules/rules.ts';
import { rulings } from './rules/rulings.ts';
import { terms } from './rules/terms.ts';
import CopyForm from './ui/CopyForm.svelte';
import SetupForm from './ui/SetupForm.svelte';
import Story from './ui/Story.svelte';
import Table from './ui/Table.svelte';

export const game = sealed({
	rules,
	rulings,
	terms,
	options: fittingOptions,
	withCopy,
	copyHolds,
	preparation,
	CopyForm,
	SetupForm,
	Table,
	Story
});
