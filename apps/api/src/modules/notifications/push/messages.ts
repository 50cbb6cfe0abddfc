/** What a browser shows of what it is told; short, because anybody near may read it. */
export interface PushMessages {
  replied(name: string): string;
  mentioned(name: string): string;
  inRoom: string;
}

export const pushMessages: PushMessages = {
  replied: (name) => `${name} answered you.`,
  mentioned: (name) => `${name} mentioned you.`,
  inRoom: 'New messages in a live chat that you follow.',
};
