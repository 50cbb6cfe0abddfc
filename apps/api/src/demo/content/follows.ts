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
export const demoTeams = [
  'Harbour City Hawks',
  'Aurora Bay Icebreakers',
  'Granite Falls Quarrymen',
  'Bayside Mariners',
];
