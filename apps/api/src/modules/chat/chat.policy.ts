import { everyone, signedIn } from '../../http/policy';

/**
 * Rooms of matches and events are public: everybody may read, on partners' pages without an account
 * too.
 */
export const roomReaders = everyone;
/** Creating a room takes an account or a partner's token, as writing does. */
export const roomCreators = signedIn;
