import type { PartialTheme } from '@clubline/ui';

/** Brands that a partner might have, to see components in other colours and shapes. */
export const brands = {
  clubline: { title: 'Clubline', overrides: {} },
  harbour: {
    title: 'Harbour: violet, square, serif',
    overrides: {
      accent: { solid: '#6d28d9', solidHover: '#5b21b6', border: '#8b5cf6' },
      text: { onAccent: '#ffffff' },
      radius: { control: '2px', card: '4px' },
      font: { display: 'Georgia, serif' },
    },
  },
  meadow: {
    title: 'Meadow: green, round',
    overrides: {
      accent: { solid: '#15803d', solidHover: '#166534', border: '#22c55e' },
      text: { onAccent: '#ffffff' },
      radius: { control: '16px', card: '24px' },
    },
  },
} satisfies Record<string, { title: string; overrides: PartialTheme }>;

export type BrandName = keyof typeof brands;
