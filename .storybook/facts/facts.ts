import read from 'virtual:clubline-facts';
import type { Facts } from './facts.types';

/** What pages of documentation say about the code, read from the code when they are built. */
export const facts = read as Facts;
