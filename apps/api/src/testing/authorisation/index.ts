import { account } from './account';
import { auth } from './auth';
import { channels } from './channels';
import { chat } from './chat';
import { clubs } from './clubs';
import { contact } from './contact';
import { moderation } from './moderation';
import { notifications } from './notifications';
import { partners } from './partners';
import { pictures } from './pictures';
import { posts } from './posts';
import { profiles } from './profiles';
import { racers } from './racers';
import { scores } from './scores';
import type { Table } from './table.types';

export { NAMES, roles, sentBy } from './table.types';
export type { Fixture } from './table.types';

/** Every call under `/api`, and who may make it. */
export const table: Table = {
  ...account,
  ...auth,
  ...channels,
  ...chat,
  ...clubs,
  ...contact,
  ...moderation,
  ...notifications,
  ...partners,
  ...pictures,
  ...posts,
  ...profiles,
  ...racers,
  ...scores,
};
