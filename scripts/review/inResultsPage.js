/* Runs in the page of `npm run review`: walking by keyboard, marks that stay, and their file. */
(() => {
  const marks = JSON.parse(document.getElementById('marks').textContent);
  // What a part has, the next run may have otherwise: its marks are those of this run.
  const key = `clubline-review ${marks.base} ${marks.stories ?? marks.at}`;
  const entries = [...document.querySelectorAll('article')];
  const themed = [...document.querySelectorAll('[data-theme]')];
  const sections = [...document.querySelectorAll('section')];
  const boxOf = (entry) => entry.querySelector('[data-seen]');
  const isShown = (entry) => !entry.hidden;
  const unseen = () => entries.filter((entry) => !boxOf(entry).checked);

  const readSeen = () => {
    try {
      return new Set(JSON.parse(localStorage.getItem(key) ?? '[]'));
    } catch {
      return new Set();
    }
  };
  const seen = readSeen();
  for (const entry of entries) boxOf(entry).checked = seen.has(entry.id);

  const progress = document.getElementById('progress');
  const update = () => {
    const left = unseen();
    progress.textContent = `${entries.length - left.length} of ${entries.length} seen`;
    const ids = entries.filter((entry) => !left.includes(entry)).map(({ id }) => id);
    try {
      localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      progress.textContent += '; this browser does not keep it';
    }
  };

  // What has no theme, such as a message, stays.
  const showTheme = () => {
    const theme = document.querySelector('[name="theme"]:checked')?.value ?? 'all';
    for (const part of themed) part.hidden = theme !== 'all' && part.dataset.theme !== theme;
    for (const entry of entries) {
      const pictures = [...entry.querySelectorAll('.theme')];
      entry.hidden = pictures.length > 0 && pictures.every(({ hidden }) => hidden);
      // Nobody sees here what it looks like in the others.
      boxOf(entry).disabled = pictures.some(({ hidden }) => hidden);
    }
    for (const section of sections) {
      const count = section.querySelectorAll('article:not([hidden])').length;
      section.querySelector('small').textContent = count;
      section.hidden = count === 0;
    }
    const left = entries.filter(isShown).length;
    const shown = document.getElementById('shown');
    const isPart = entries.some((entry) => isShown(entry) && boxOf(entry).disabled);
    const words = isPart ? '; what differs in other themes too is marked with all of them' : '';
    if (shown)
      shown.textContent = theme === 'all' ? '' : `${left} of ${entries.length} shown${words}`;
  };
  document.addEventListener('change', (event) => {
    if (event.target.matches('[data-seen]')) update();
    if (event.target.name === 'theme') showTheme();
  });
  update();
  showTheme();

  const tools = document.querySelector('.tools');
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--tools', `${tools.offsetHeight}px`),
  ).observe(tools);

  const go = (entry) => {
    if (!entry) return;
    entry.focus({ preventScroll: true });
    entry.scrollIntoView({ block: 'start' });
  };
  const at = () => entries.indexOf(document.activeElement.closest('article'));
  const isAfter = (entry) => entries.indexOf(entry) > at();
  const isBefore = (entry) => entries.indexOf(entry) < at();
  const keys = {
    j: () => go(entries.filter(isShown).find(isAfter)),
    k: () => go(entries.filter(isShown).findLast(isBefore)),
    n: () => go(unseen().filter(isShown).find(isAfter) ?? unseen().find(isShown)),
    x: () => {
      const box = entries[at()] && boxOf(entries[at()]);
      if (!box || box.disabled) return;
      box.checked = !box.checked;
      update();
    },
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  document.getElementById('save').addEventListener('click', () => {
    const file = { ...marks, unseen: unseen().map(({ id }) => id) };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }),
    );
    link.download = 'review.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  });
})();
