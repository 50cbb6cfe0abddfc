export { ClubMemberList, type ClubMemberRow } from './ClubMemberList';
