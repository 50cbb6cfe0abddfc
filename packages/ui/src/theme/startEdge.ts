import { vars } from './contract.css';

/** Selectors of a line in the accent where a row begins, while it is in this state. */
export const startEdgeIn = (state: string) => ({
  [`&${state}:dir(ltr)`]: { boxShadow: `inset 3px 0 0 ${vars.accent.solid}` },
  [`&${state}:dir(rtl)`]: { boxShadow: `inset -3px 0 0 ${vars.accent.solid}` },
});
