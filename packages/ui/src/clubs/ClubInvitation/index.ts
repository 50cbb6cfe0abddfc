export { ClubInvitation } from './ClubInvitation';
