import { asciiDomain } from '../../services/mail';

/**
 * The small form of a letter that is the capital of that one alone. The Kelvin sign stays itself:
 * as a k it would make one of two mailboxes.
 */
function smallOf(letter: string): string {
  const small = letter.toLowerCase();
  return small.toUpperCase() === letter ? small : letter;
}

/** What stands before the domain, with its @, in small letters; and the domain. */
function partsOf(email: string): [mailbox: string, domain: string] {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf('@') + 1;
  const mailbox = Array.from(trimmed.slice(0, at), smallOf).join('');
  return [mailbox, trimmed.slice(at).toLowerCase()];
}

/** How accounts from before domains were compared by their names keep an address. */
export const plainKeyOf = (email: string): string => partsOf(email).join('');

/**
 * The form in which addresses are compared, here alone: no query folds them. However its domain is
 * written, with wide letters, those of other scripts or a last dot, a mailbox is one; and two
 * mailboxes differ unless one is the other in capitals.
 */
export function emailKeyOf(email: string): string {
  const [mailbox, domain] = partsOf(email);
  return mailbox + asciiDomain(domain);
}
