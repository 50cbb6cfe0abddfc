/** The database did not answer as one that works: not reached, lost on the way, or silent. */
export class DatabaseOutage extends Error {
  override readonly name = 'DatabaseOutage';
  /** The system's or the server's own word for it. */
  readonly code: string;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = codeOf(cause);
  }
}

const SYSTEM_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
];

/**
 * Locked by another process for too long, a full, broken or write-protected disk; each has further
 * codes that begin like it.
 */
const EMBEDDED_CODES = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/;

/**
 * PostgreSQL's classes of lost connections, of missing resources and of an operator's doing; a
 * statement that took too long, a server that only reads, and a conflict that did not end.
 */
const POSTGRES_CODES = /^(08...|53...|57...|25006|25P03|55P03|40001|40P01)$/;

/** A full or write-protected disk, and a server that only reads: what is there can be read. */
const UNWRITABLE_CODES = /^(ENOSPC|EDQUOT|EROFS|SQLITE_(FULL|READONLY|IOERR_WRITE).*|53100|25006)$/;

/** Says which error it is, in the words of the system or of a database. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/**
 * Whether what a call needs cannot be reached, is overloaded or cannot be written to: an outage,
 * not a fault of the request.
 */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error);
  return (
    error instanceof DatabaseOutage ||
    SYSTEM_CODES.includes(code) ||
    EMBEDDED_CODES.test(code) ||
    POSTGRES_CODES.test(code) ||
    (error instanceof Error && error.message.includes('driver has already been destroyed'))
  );
}

/** What people are told of an outage, in one sentence. */
export const outageMessage = (error: unknown): string =>
  UNWRITABLE_CODES.test(codeOf(error))
    ? 'Nothing can be stored right now.'
    : 'The service cannot be reached right now.';
