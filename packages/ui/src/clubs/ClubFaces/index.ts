export { ClubFaces } from './ClubFaces';
