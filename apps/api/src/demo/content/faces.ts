import type { DemoFace } from '../portraits';

/** By username; of whom no face is drawn, initials are shown. */
export const demoFaces: Readonly<Record<string, DemoFace>> = {
  demo: { hue: 182, skin: 'fair', hair: 'swept', colour: '#3a2a20', shirt: 'hoop' },
  mika_laine: { hue: 190, skin: 'pale', hair: 'cap', colour: '#e5484d' },
  priya_raman: { hue: 28, skin: 'brown', hair: 'long', colour: '#1d1412', hasGlasses: true },
  tomas_vidal: { hue: 140, skin: 'olive', hair: 'beard', colour: '#2b1a12', shirt: 'hoop' },
  ruth_okafor: { hue: 320, skin: 'dark', hair: 'bun', colour: '#120d0b', hasGlasses: true },
  jonas_berg: { hue: 240, skin: 'fair', hair: 'swept', colour: '#8a5a32', shirt: 'sash' },
  elena_marchetti: { hue: 345, skin: 'olive', hair: 'bob', colour: '#5a2d18' },
  noor_haddad: { hue: 265, skin: 'olive', hair: 'scarf', colour: '#3b6ea8' },
  kaia_tamahori: { hue: 95, skin: 'brown', hair: 'bun', colour: '#17110f', shirt: 'stripes' },
  old_pete: { hue: 50, skin: 'pale', hair: 'beard', colour: '#c9c9cf', hasGlasses: true },
  hana_sato: { hue: 12, skin: 'fair', hair: 'bob', colour: '#15151c', shirt: 'sash' },
  marcus_bell: { hue: 205, skin: 'dark', hair: 'beard', colour: '#120d0b', shirt: 'stripes' },
  gwen_price: { hue: 220, skin: 'pale', hair: 'long', colour: '#b8552b', shirt: 'hoop' },
  anika_voss: { hue: 300, skin: 'pale', hair: 'bun', colour: '#e2bf6b' },
  grace_abara: { hue: 170, skin: 'dark', hair: 'curls', colour: '#17110f' },
};
