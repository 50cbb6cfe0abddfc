export { profileHeaderCopy, profileUnavailableCopy } from './copy';
export { ProfileHeader, type ProfileHeaderProps, type ProfileHeaderUser } from './ProfileHeader';
export { ProfileUnavailable, type ProfileUnavailableProps } from './ProfileUnavailable';
