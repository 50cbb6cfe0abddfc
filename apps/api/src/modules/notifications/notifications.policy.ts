import { self } from '../../http/policy';

/** Notifications are read and marked by the person they are for. */
export const recipient = self((values: { params: { userId: string } }) => values.params.userId);
