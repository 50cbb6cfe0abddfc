import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Product } from './product';

/** The newest mail to this address, once it is there. */
export async function mailTo(product: Product, address: string, subject: string): Promise<string> {
  const folder = join(product.dataDir, 'outbox');
  const mails = () => {
    try {
      return readdirSync(folder)
        .sort()
        .map((name) => readFileSync(join(folder, name), 'utf8'));
    } catch {
      // The folder comes with the first mail.
      return [];
    }
  };
  const wanted = () =>
    mails()
      .filter(
        (mail) => mail.includes(`To: ${address}\r\n`) && mail.includes(`Subject: ${subject}\r\n`),
      )
      .at(-1);
  await expect.poll(wanted, { message: `a mail to ${address}` }).toBeDefined();
  return wanted()!;
}
