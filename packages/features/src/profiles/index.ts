export { profilesCalls } from './profiles.calls';
export { ProfileScreen } from './ProfileScreen';
