export * from './FavoriteTeams';
export * from './FollowList';
export * from './ProfileBand';
export * from './ProfileHeader';
export * from './ProfilePage';
export * from './UserSearch';
