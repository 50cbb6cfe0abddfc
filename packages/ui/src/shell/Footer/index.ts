export { Footer, type FooterLink } from './Footer';
