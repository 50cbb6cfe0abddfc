export { Footer, type FooterLink, type FooterProps } from './Footer';
export { footerCopy } from './copy';
