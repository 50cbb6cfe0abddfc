import type { DemoClub } from './content.types';

export const BUSY_CLUB = 'Havasu Wake Riders';
export const OWN_CLUB = 'Sunday Sofa Pundits';
export const SHARED_CLUB = 'Harbour City Hawks Nest';
export const QUIET_CLUB = 'Quiet Oar Rowing';

export const demoClubs: DemoClub[] = [
  {
    name: BUSY_CLUB,
    description:
      'Everything on the water: closed course, freestyle, endurance, and where to park the ' +
      'trailer. World Finals week is our new year.',
    owner: 'elena_marchetti',
    coOwners: ['mika_laine'],
    size: 22,
    source: 'nfl',
    art: ['waves', 190],
  },
  {
    name: SHARED_CLUB,
    description:
      'Home of the loudest corner in the arena. Game threads, watch parties and very calm ' +
      'discussion of officiating.',
    owner: 'priya_raman',
    coOwners: ['noor_haddad'],
    size: 14,
    maxMembers: 60,
    source: 'nba',
    art: ['court', 24],
  },
  {
    name: OWN_CLUB,
    description: 'We have never played at this level and we will tell you how it is done.',
    owner: 'demo',
    coOwners: ['theo_lambert'],
    size: 8,
    art: ['rings', 275],
  },
  {
    name: QUIET_CLUB,
    description: 'Early starts, flat water, no talking before the bridge.',
    owner: 'carl_jensen',
    size: 3,
    isActive: false,
    art: ['waves', 215],
  },
  {
    name: 'Aurora Bay Icebreakers Fans',
    description: 'Third-period optimists. Bring a scarf, the rink heating is a rumour.',
    owner: 'jonas_berg',
    coOwners: ['carl_jensen'],
    size: 11,
    source: 'nhl',
    art: ['rings', 205],
  },
  {
    name: 'Granite Falls Quarry End',
    description:
      'Tailgate plans, film breakdowns and the annual argument about going for it on fourth down.',
    owner: 'sam_whitlock',
    size: 17,
    maxMembers: 40,
    source: 'nfl',
    art: ['field', 130],
  },
  {
    name: 'Bayside Mariners Bleachers',
    description: 'Scorecards, sunflower seeds, long memories.',
    owner: 'old_pete',
    coOwners: ['rosa_quintero'],
    size: 13,
    source: 'mlb',
    art: ['stripes', 12],
  },
  {
    name: 'Kestrel Racing Supporters',
    description: 'For everyone who can hear the difference between a stock and a limited engine.',
    owner: 'hana_sato',
    size: 10,
    art: ['waves', 330],
  },
  {
    name: 'Freestyle Flip Lab',
    description: 'Tricks, crashes, slow motion. Helmets on.',
    owner: 'anika_voss',
    coOwners: ['mika_laine'],
    size: 7,
    art: ['waves', 290],
  },
  {
    name: 'Under-12s Touchline',
    description: 'Coaches and parents. Be kind to the referee, she is fourteen.',
    owner: 'tomas_vidal',
    coOwners: ['ivy_chandler'],
    size: 9,
    art: ['field', 95],
  },
  {
    name: 'The Whistle Room',
    description: 'Referees, umpires and line judges. Laws of the game, no names, no abuse.',
    owner: 'ruth_okafor',
    size: 6,
    maxMembers: 25,
  },
  {
    name: 'Cape Tui Rugby Whānau',
    description: 'Saturday results, Sunday aches.',
    owner: 'kaia_tamahori',
    coOwners: ['dylan_ofarrell'],
    size: 12,
    art: ['stripes', 150],
  },
  {
    name: 'Southport Strikers CC',
    description: 'Village cricket. Tea is the main event.',
    owner: 'ben_ashdown',
    size: 8,
    art: ['field', 75],
  },
  {
    name: 'Tuesday Night Hoops',
    description: 'Pick-up at the old gym, eight o’clock. First ten names play.',
    owner: 'noor_haddad',
    size: 10,
    maxMembers: 10,
    source: 'nba',
    art: ['court', 40],
  },
  {
    name: 'Baseline Bookers',
    description: 'Court swaps and hitting partners, all levels.',
    owner: 'lucia_ferro',
    size: 6,
    art: ['court', 165],
  },
  {
    name: 'Corner Men',
    description: 'Boxing from the bucket’s point of view.',
    owner: 'marcus_bell',
    size: 7,
  },
  { name: 'Breakfast Grapplers', description: null, owner: 'yusuf_demir', size: 5 },
  {
    name: 'Valley Voices',
    description: 'Singing is mandatory, being in tune is not.',
    owner: 'gwen_price',
    size: 9,
    art: ['stripes', 355],
  },
  {
    name: 'Commissioners Anonymous',
    description: 'Fantasy league organisers. We hear your trade complaints and we do not care.',
    owner: 'theo_lambert',
    size: 8,
    source: 'nfl',
  },
  {
    name: 'Scorebook Society',
    description: 'Pencils sharpened. Backwards K for a called third strike.',
    owner: 'rosa_quintero',
    size: 5,
    source: 'mlb',
  },
  {
    name: 'Nine and Wine',
    description: 'Nine holes, one glass, no handicap cards.',
    owner: 'lucia_ferro',
    size: 5,
    isActive: false,
  },
  {
    name: 'Minivan League',
    description: 'Car shares, lost shin pads and snack rotas across three counties.',
    owner: 'ivy_chandler',
    size: 7,
  },
  {
    name: 'Northern Lights Pond Hockey',
    description: 'Shovels first, pucks second.',
    owner: 'carl_jensen',
    size: 4,
    isActive: false,
    source: 'nhl',
  },
  {
    name: 'Offside For Beginners',
    description: 'No question is too small. Salt shakers and pepper pots welcome.',
    owner: 'mei_lin_zhou',
    coOwners: ['ruth_okafor'],
    size: 8,
  },
  {
    name: 'Five-a-Side Under the Arches',
    description: 'Mondays and Thursdays. The ball in the canal is your problem.',
    owner: 'devon_marsh',
    size: 9,
    maxMembers: 30,
    art: ['field', 110],
  },
  {
    name: 'Ringside Chess',
    description: 'Three minutes of boxing, three minutes of blitz, both badly.',
    owner: 'grace_abara',
    size: 4,
  },
  {
    name: 'Endurance Paddock',
    description: 'Fuel maths, pit boards and sunburn. For crews of the long races.',
    owner: 'mika_laine',
    size: 6,
    art: ['waves', 170],
  },
  {
    name: 'Old Ground Memories',
    description: 'Terraces, pies and programmes from grounds that are car parks now.',
    owner: 'old_pete',
    size: 10,
    art: ['stripes', 45],
  },
  {
    name: 'Women Who Tackle',
    description:
      'Rugby for women of any age and any experience. Touch on Wednesdays, contact on Sundays.',
    owner: 'kaia_tamahori',
    coOwners: ['gwen_price'],
    size: 8,
    art: ['rings', 320],
  },
  {
    name: 'Late Kick-Off',
    description: 'For those who watch from the wrong time zone.',
    owner: 'grace_abara',
    size: 6,
  },
  {
    name: 'Bench Press Box',
    description: 'Substitutes, bench players and the articles written about them.',
    owner: 'devon_marsh',
    size: 3,
    isActive: false,
  },
];

/** Extra channels beside the ones every club starts with. */
export const demoChannelNames: Record<string, string[]> = {
  [BUSY_CLUB]: ['tech-talk'],
  [SHARED_CLUB]: ['watch-parties'],
};
