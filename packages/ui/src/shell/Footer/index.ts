export { Footer, type FooterLanguage, type FooterLink } from './Footer';
