import type { ServerResponse } from 'node:http';

/** What browsers heed for documents alone. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A drawing that is opened as a page is styled, and does nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Gives a file of the site the headers of a file in place of those of a page, which are 0.9 kB
 * longer and come with each of the dozen files that a page waits for.
 */
export function protectFile(answer: ServerResponse): void {
  for (const name of OF_DOCUMENTS) answer.removeHeader(name);
  answer.setHeader('content-security-policy', POLICY);
}
