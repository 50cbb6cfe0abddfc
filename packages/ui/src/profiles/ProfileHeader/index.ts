export { ProfileHeader, type ProfileHeaderUser } from './ProfileHeader';
export { ProfileUnavailable } from './ProfileUnavailable';
