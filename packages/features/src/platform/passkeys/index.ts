export { browserPasskeys } from './browserPasskeys';
export { PasskeyDeviceContext } from './PasskeyDeviceContext';
export { passkeyProblemMessages } from './messages';
export {
  PasskeyError,
  type PasskeyAnswer,
  type PasskeyDevice,
  type PasskeyOptions,
  type PasskeyProblem,
} from './passkeys.types';
