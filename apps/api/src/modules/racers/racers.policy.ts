import type { Config } from '../../config';
import { forbidden } from '../../http/errors';
import { adminOnly } from '../../http/policy';
import type { Policy } from '../../http/policy';
import type { Actor } from '../../http/actor';

/** Creating racers takes the administrator's role, whatever the client guards. */
export const racerCreators = adminOnly;

/**
 * Everybody signed in edits racers, unless the setting RACER_EDITING keeps it to administrators.
 */
const mayEditRacers = (config: Pick<Config, 'racerEditing'>, actor: Pick<Actor, 'role'>): boolean =>
  config.racerEditing === 'everyone' || actor.role === 'admin';

export const racerEditors: Policy<'signedIn', unknown> = {
  name: 'anyone signed in; administrators only when RACER_EDITING=admin',
  access: 'signedIn',
  check({ actor, context }) {
    if (!mayEditRacers(context.config, actor))
      throw forbidden('Only administrators may edit racers.');
  },
};
