export { Hero, type HeroProps } from './Hero';
export { HeroGreeting, HeroMark } from './HeroWords';
export { heroCopy } from './copy';
