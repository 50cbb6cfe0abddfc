export { PodiumCard, PodiumSection, type PodiumPlace } from './PodiumCard';
