import type { PartnerMark } from '@clubline/contract';

/**
 * A name that says whose somebody is, also where nobody knows the mark. No username of ours has
 * blanks or brackets.
 */
export const markedName = ({ personName, name }: PartnerMark): string => `${personName} (${name})`;
