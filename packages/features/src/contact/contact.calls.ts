import type { ApiClient } from '../platform/client';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/** POST /contact. Any ok answer means that it has arrived. */
export async function sendMessage(client: ApiClient, message: ContactMessage): Promise<void> {
  await client.post('/contact', message, { skipAuth: true });
}
