export { Hero, type HeroProps } from './Hero';
export { heroCopy } from './copy';
