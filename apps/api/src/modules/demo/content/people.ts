export interface DemoPerson {
  username: string;
  firstName: string;
  lastName: string;
  bio: string | null;
  tags: string[];
  sports: string[];
  points: number;
  teams?: string[];
  /** Hue of a generated portrait; initials are shown without. */
  portrait?: number;
}

/** People beside the two who can sign in. All invented. */
export const demoPeople: DemoPerson[] = [
  { username: 'mika_laine', firstName: 'Mika', lastName: 'Laine', bio: 'Runabout rider from the lakes. I film every start and watch them twice.', tags: ['Player', 'Fan'], sports: ['Jet-Ski', 'NHL'], points: 310, teams: ['Aurora Bay Icebreakers'], portrait: 190 },
  { username: 'priya_raman', firstName: 'Priya', lastName: 'Raman', bio: 'Stats first, feelings second. Ask me about true shooting.', tags: ['Fan'], sports: ['NBA', 'Cricket'], points: 540, teams: ['Harbour City Hawks', 'Southport Strikers'], portrait: 28 },
  { username: 'tomas_vidal', firstName: 'Tomás', lastName: 'Vidal', bio: 'Under-12s coach. My voice is gone every Sunday.', tags: ['Coach', 'Parent'], sports: ['MLS', 'Tennis'], points: 275, portrait: 140 },
  { username: 'ruth_okafor', firstName: 'Ruth', lastName: 'Okafor', bio: 'Assistant referee, level 4. Yes, it was offside.', tags: ['Referee'], sports: ['MLS', 'Rugby'], points: 190 },
  { username: 'jonas_berg', firstName: 'Jonas', lastName: 'Berg', bio: 'Goalie mask painter. Left catch, bad knees.', tags: ['Player'], sports: ['NHL'], points: 88, teams: ['Aurora Bay Icebreakers'] },
  { username: 'elena_marchetti', firstName: 'Elena', lastName: 'Marchetti', bio: 'Race mechanic turned race photographer. Spray on the lens is a style.', tags: ['Fan', 'Organizer'], sports: ['Jet-Ski'], points: 455, portrait: 345 },
  { username: 'sam_whitlock', firstName: 'Sam', lastName: 'Whitlock', bio: 'Section 114, row 9, seat with the bad view. Twenty seasons.', tags: ['Fan'], sports: ['NFL', 'MLB'], points: 620, teams: ['Granite Falls Quarrymen', 'Bayside Mariners'] },
  { username: 'noor_haddad', firstName: 'Noor', lastName: 'Haddad', bio: 'Point guard on Tuesdays, analyst the rest of the week.', tags: ['Player', 'Fan'], sports: ['NBA'], points: 233, teams: ['Harbour City Hawks'], portrait: 265 },
  { username: 'ben_ashdown', firstName: 'Ben', lastName: 'Ashdown', bio: 'Slow bowler, slower runner.', tags: ['Player'], sports: ['Cricket', 'Golf'], points: 61 },
  { username: 'kaia_tamahori', firstName: 'Kaia', lastName: 'Tamahori', bio: 'Openside. Scrums are a love language.', tags: ['Player', 'Coach'], sports: ['Rugby'], points: 340, teams: ['Cape Tui'], portrait: 95 },
  { username: 'devon_marsh', firstName: 'Devon', lastName: 'Marsh', bio: 'Box-to-box on the pitch, box of snacks off it.', tags: ['Player'], sports: ['MLS'], points: 117 },
  { username: 'lucia_ferro', firstName: 'Lucía', lastName: 'Ferro', bio: 'I book the courts, you bring the balls.', tags: ['Organizer'], sports: ['Tennis', 'Golf'], points: 98 },
  { username: 'old_pete', firstName: 'Pete', lastName: 'Garrity', bio: 'Watched them lose since 1974. Would do it again.', tags: ['Fan'], sports: ['MLB', 'Boxing'], points: 702, teams: ['Bayside Mariners'] },
  { username: 'hana_sato', firstName: 'Hana', lastName: 'Sato', bio: 'Ski GP season ticket holder. Team Kestrel, always.', tags: ['Fan'], sports: ['Jet-Ski', 'Tennis'], points: 389, portrait: 12 },
  { username: 'marcus_bell', firstName: 'Marcus', lastName: 'Bell', bio: 'Corner man. Ice, water, honesty.', tags: ['Coach'], sports: ['Boxing', 'MMA'], points: 205 },
  { username: 'ivy_chandler', firstName: 'Ivy', lastName: 'Chandler', bio: 'Two kids, three leagues, one minivan.', tags: ['Parent'], sports: ['MLS', 'MLB'], points: 144 },
  { username: 'yusuf_demir', firstName: 'Yusuf', lastName: 'Demir', bio: 'Grappling before breakfast.', tags: ['Player'], sports: ['MMA'], points: 77 },
  { username: 'gwen_price', firstName: 'Gwen', lastName: 'Price', bio: 'Valleys girl, loud hwyl, soft hands.', tags: ['Fan', 'Parent'], sports: ['Rugby', 'Cricket'], points: 181, portrait: 220 },
  { username: 'theo_lambert', firstName: 'Théo', lastName: 'Lambert', bio: 'Fantasy commissioner. Vetoes are final.', tags: ['Organizer', 'Fan'], sports: ['NFL', 'NBA'], points: 412 },
  { username: 'anika_voss', firstName: 'Anika', lastName: 'Voss', bio: 'Freestyle on flat water, backflips by appointment.', tags: ['Player'], sports: ['Jet-Ski'], points: 298, portrait: 300 },
  { username: 'carl_jensen', firstName: 'Carl', lastName: 'Jensen', bio: null, tags: ['Fan'], sports: ['NHL', 'Golf'], points: 12 },
  { username: 'rosa_quintero', firstName: 'Rosa', lastName: 'Quintero', bio: 'Scorekeeper. If it is not in the book it did not happen.', tags: ['Organizer', 'Referee'], sports: ['MLB'], points: 266 },
  { username: 'dylan_ofarrell', firstName: 'Dylan', lastName: 'O’Farrell', bio: 'Club secretary, kit washer, bus driver.', tags: ['Organizer'], sports: ['Rugby', 'MLS'], points: 158 },
  { username: 'mei_lin_zhou', firstName: 'Mei-Lin', lastName: 'Zhou', bio: 'Learning the offside rule one argument at a time.', tags: ['Fan'], sports: ['MLS', 'Tennis'], points: 45 },
  { username: 'grace_abara', firstName: 'Grace', lastName: 'Abara', bio: 'Sprinter’s heart in a spectator’s seat.', tags: ['Fan'], sports: ['NBA', 'MMA'], points: 133 },
];

/** Who follows whom, by username. */
export const demoFollows: [string, string[]][] = [
  ['demo', ['mika_laine', 'elena_marchetti', 'hana_sato', 'priya_raman', 'anika_voss']],
  ['mika_laine', ['demo', 'elena_marchetti', 'anika_voss', 'hana_sato', 'jonas_berg']],
  ['elena_marchetti', ['demo', 'mika_laine', 'anika_voss']],
  ['hana_sato', ['demo', 'anika_voss', 'elena_marchetti']],
  ['anika_voss', ['demo', 'mika_laine']],
  ['priya_raman', ['noor_haddad', 'theo_lambert', 'demo', 'grace_abara']],
  ['noor_haddad', ['priya_raman', 'demo']],
  ['sam_whitlock', ['old_pete', 'theo_lambert', 'rosa_quintero']],
  ['old_pete', ['sam_whitlock', 'rosa_quintero', 'marcus_bell']],
  ['theo_lambert', ['priya_raman', 'sam_whitlock', 'demo']],
  ['kaia_tamahori', ['gwen_price', 'dylan_ofarrell', 'ruth_okafor']],
  ['gwen_price', ['kaia_tamahori', 'ben_ashdown']],
  ['tomas_vidal', ['ruth_okafor', 'ivy_chandler', 'devon_marsh']],
  ['ivy_chandler', ['tomas_vidal', 'demo']],
  ['grace_abara', ['noor_haddad', 'yusuf_demir', 'demo']],
  ['marcus_bell', ['yusuf_demir', 'old_pete']],
  ['mei_lin_zhou', ['ruth_okafor', 'demo', 'tomas_vidal']],
  ['admin', ['elena_marchetti']],
];

/** Favourite teams of the person who tries the product out. */
export const demoTeams = ['Harbour City Hawks', 'Aurora Bay Icebreakers', 'Granite Falls Quarrymen', 'Bayside Mariners'];
