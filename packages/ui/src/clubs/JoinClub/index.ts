export { JoinClub, type JoinState } from './JoinClub';
