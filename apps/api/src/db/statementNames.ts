import { createHash } from 'node:crypto';

/** Names of the texts that are kept: as many as the code has queries that are compiled once. */
const kept = new Map<string, string>();

/** Has connections keep what is prepared for this text. */
export const keepStatement = (text: string): void =>
  void kept.set(text, createHash('sha256').update(text).digest('base64url'));

/** Under which names the connections of a pool keep their prepared statements. */
export interface StatementNames {
  /** Undefined for a text that is not kept. */
  of(text: string): string | undefined;
  /**
   * Whether a statement failed only because it was kept, by the server's code; from then on all are
   * prepared anew, or none is kept.
   */
  failed(name: string, code: string): boolean;
}

/** A table has other columns than when a statement was prepared: a newer node has started. */
const OUTDATED = '0A000';
/** A pooler gives each transaction another connection, where it is not, or is already. */
const MISPLACED = ['26000', '42P05'];

/** What a transaction that ran into one of them is run again for. */
export const KEPT_STATEMENT_CODES = [OUTDATED, ...MISPLACED];

export function statementNames(keepsStatements: boolean): StatementNames {
  let isKeeping = keepsStatements;
  let generation = 0;
  const suffix = () => `.${generation}`;
  return {
    of(text) {
      const name = isKeeping ? kept.get(text) : undefined;
      return name && name + suffix();
    },
    failed(name, code) {
      if (MISPLACED.includes(code)) isKeeping = false;
      else if (code !== OUTDATED) return false;
      else if (name.endsWith(suffix())) generation += 1;
      return true;
    },
  };
}
