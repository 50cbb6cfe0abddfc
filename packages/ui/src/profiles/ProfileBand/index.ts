export { ProfileBand } from './ProfileBand';
