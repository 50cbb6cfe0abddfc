export { ClubMemberList } from './ClubMemberList';
export type { ClubMemberRow } from './ClubMemberList.types';
