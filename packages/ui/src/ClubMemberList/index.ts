export { ClubMemberList, type ClubMemberListProps, type ClubMemberRow } from './ClubMemberList';
export { clubMemberListCopy } from './copy';
