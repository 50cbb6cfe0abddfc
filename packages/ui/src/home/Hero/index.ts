export { Hero } from './Hero';
export { HeroGreeting, HeroMark } from './HeroWords';
