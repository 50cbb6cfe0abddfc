import { BUSY_CLUB, OWN_CLUB, SHARED_CLUB } from './clubs';

/** Messages by club and channel, oldest first. */
export const channelMessages: Record<string, Record<string, [username: string, text: string][]>> = {
  [BUSY_CLUB]: {
    announcements: [
      ['elena_marchetti', 'Welcome to the new season. Channels are open, be kind.'],
      ['elena_marchetti', 'Open practice moved to Wednesday 14:00 because of the ferry.'],
      ['mika_laine', 'Pit board volunteers: meeting Thursday 18:00 at the blue container.'],
      ['elena_marchetti', 'Gates at 7 tomorrow. First moto 9:30. Weather: perfect.'],
    ],
    lounge: [
      ['hana_sato', 'Good morning to everyone except whoever took my folding chair'],
      ['mika_laine', 'It is in my truck. You lent it to me. In July.'],
      ['hana_sato', 'A likely story'],
      ['demo', 'Can confirm, I sat in it in July'],
      ['old_pete', 'Is there shade on the north side'],
      ['elena_marchetti', 'Until about eleven, then you are a lizard'],
      ['old_pete', 'I have been called worse'],
      ['anika_voss', 'Anyone got a 10 mm socket? Mine is with all the other 10 mm sockets'],
      ['mika_laine', 'Nobody has ever had a 10 mm socket, it is a legend'],
      ['grace_abara', 'Which gate for the far lot?'],
      ['demo', 'Second one, after the bait shop. If you see the giant fish you went too far'],
      ['grace_abara', 'I am at the giant fish'],
      ['demo', '😂 wave at it and turn round'],
      [
        'priya_raman',
        'Sheet is ready: https://clubline.example/sheets/finals. Comments open, opinions closed',
      ],
      ['theo_lambert', 'My opinions are in the comments'],
      ['hana_sato', 'See you all at the bridge tonight 🔥'],
    ],
    'match-day': [
      ['mika_laine', 'Lining up'],
      ['anika_voss', 'Gate'],
      ['hana_sato', 'KESTREL'],
      ['demo', 'Stream is ten seconds behind you lot, please suffer quietly'],
      ['hana_sato', 'never'],
      ['priya_raman', '1:14.2, fastest of the day'],
    ],
    'tech-talk': [
      ['mika_laine', 'Wear ring clearance 0.25 or you are just making bubbles'],
      ['anika_voss', 'Trim tabs one notch down for chop?'],
      ['mika_laine', 'One notch down, arms of steel'],
      ['demo', 'What oil in an old two-stroke stand-up? The manual is in a language nobody speaks'],
      ['mika_laine', 'Full synthetic, 40:1, and be gentle for the first tank'],
    ],
  },
  [SHARED_CLUB]: {
    announcements: [
      ['priya_raman', 'Season tickets group deal closes Sunday. Names in #lounge please.'],
    ],
    lounge: [
      ['noor_haddad', 'Did anyone else hear the floor squeak in that last timeout'],
      ['priya_raman', 'That was me, laughing'],
      ['demo', 'Count me in for the group deal, two seats'],
      ['grace_abara', 'Same, one seat, any seat, the roof is fine'],
      ['theo_lambert', 'The roof has better sight lines than section 9'],
    ],
    'match-day': [
      ['noor_haddad', 'Starting five is out. Small ball!'],
      ['priya_raman', 'Brave. I like brave.'],
      ['demo', 'I am scared of brave'],
    ],
    'watch-parties': [
      ['noor_haddad', 'The Anchor, Friday, 7. Say yes with a 👍'],
      ['demo', '👍'],
      ['grace_abara', '👍👍'],
    ],
  },
  [OWN_CLUB]: {
    announcements: [['demo', 'Founded on a Sunday, on a sofa, with crisps. Welcome.']],
    lounge: [
      ['theo_lambert', 'Is this the room where we are right about everything'],
      ['demo', 'It is'],
      ['sam_whitlock', 'Perfect, I have been right for years without a room'],
    ],
  },
  'Granite Falls Quarry End': {
    lounge: [
      ['sam_whitlock', 'Lot C, third row, follow the smoke'],
      ['ivy_chandler', 'Kids are following the smoke'],
      ['theo_lambert', 'Bring ear plugs for the fourth-down discussion'],
    ],
  },
};
