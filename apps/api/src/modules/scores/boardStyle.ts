import { fontFaces } from './boardFonts';

const LIGHT = `
  color-scheme: light;
  --ink: #0b1220; --quiet: #3c4a60; --card: #fff; --game: #f5f7fa; --line: #d5dce6;
  --live: #d7f64a; --onLive: #0b1220; --note: #8a5a00; --noteBack: #fdf1d6;`;

const DARK = `
  color-scheme: dark;
  --ink: #e8edf5; --quiet: #a9b6c9; --card: #131c2e; --game: #1a2540; --line: #22304a;
  --live: #d7f64a; --onLive: #0b1220; --note: #f2c14e; --noteBack: #382b0c;`;

const HIGH_CONTRAST = `
  color-scheme: dark;
  --ink: #fff; --quiet: #fff; --card: #000; --game: #000; --line: #a3afbf;
  --live: #e6ff5c; --onLive: #000; --note: #ffdb80; --noteBack: #2b1f00;`;

/**
 * Style of a board's page, in the colours and type of the site. The theme of the page around comes
 * as `data-theme`; without one the system decides, as on the site.
 */
export const BOARD_STYLE = `
${fontFaces}
:root {${LIGHT} }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) {${DARK} } }
@media (prefers-contrast: more) { :root:not([data-theme]) {${HIGH_CONTRAST} } }
[data-theme=light] {${LIGHT} }
[data-theme=dark] {${DARK} }
[data-theme=high-contrast] {${HIGH_CONTRAST} }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 16px/1.5 Inter, system-ui, sans-serif; color: var(--ink); background: var(--card); }
main { display: grid; gap: 16px; padding: 16px; }
.sample {
  justify-self: start; padding: 4px 12px; border-radius: 8px; color: var(--note);
  background: var(--noteBack); font-size: 14px;
}
h2 {
  font: 700 12px/1.2 Archivo, 'Arial Narrow', system-ui, sans-serif; font-stretch: 87%;
  letter-spacing: .08em; text-transform: uppercase; color: var(--quiet);
}
:lang(ar) h2, :lang(ar) td, :lang(ar) .live { letter-spacing: 0; }
section { display: grid; gap: 8px; }
ul {
  list-style: none; display: grid; gap: 8px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(320px, 40%)), 1fr));
}
li {
  position: relative; display: grid; grid-template-columns: 1fr 116px; align-items: center;
  overflow: hidden; padding-block: 10px; padding-inline: 16px 0; border: 1px solid var(--line);
  border-radius: 8px; background: var(--game);
}
.isLive::before {
  content: ''; position: absolute; inset-block: 0; inset-inline-start: 0; width: 4px;
  background: var(--live); forced-color-adjust: none;
}
table { width: 100%; border-collapse: collapse; }
th { font-weight: 500; text-align: start; overflow-wrap: anywhere; }
th span { display: flex; align-items: center; gap: 10px; min-height: 40px; line-height: 1.25; }
bdi { text-align: -webkit-match-parent; text-align: match-parent; }
svg { flex: none; width: 32px; height: 32px; }
svg text {
  font: 800 14px/1 Archivo, 'Arial Narrow', sans-serif; font-stretch: 80%;
}
svg .two { font-size: 18px; }
td {
  width: 1%; padding-inline: 8px 16px; text-align: end; color: var(--quiet);
  font: 700 24px/1.05 Archivo, 'Arial Narrow', system-ui, sans-serif; font-stretch: 80%;
  font-variant-numeric: tabular-nums; letter-spacing: -.01em;
}
.leads th { font-weight: 650; }
.leads td { font-weight: 800; color: var(--ink); }
.isLive td { color: var(--ink); }
p { color: var(--quiet); font-size: 14px; line-height: 1.35; font-variant-numeric: tabular-nums; }
li p {
  align-self: stretch; display: grid; align-content: center; justify-items: center; gap: 4px;
  padding-inline: 8px; border-inline-start: 1px solid var(--line); text-align: center;
}
.live {
  display: inline-flex; align-items: center; gap: 6px; padding: 1px 8px; border-radius: 99px;
  color: var(--onLive); background: var(--live); font-size: 12px; font-weight: 650;
  white-space: nowrap; forced-color-adjust: none;
}
.live::before {
  content: ''; width: 6px; height: 6px; border-radius: 50%; background: var(--onLive);
}
@media (max-width: 699px) {
  main { gap: 12px; padding: 12px; }
  .sample { font-size: 12px; padding-block: 2px; }
  section, ul { gap: 6px; }
  li { grid-template-columns: 1fr 92px; padding-block: 4px; padding-inline-start: 12px; }
  th { font-size: 14px; }
  th span { min-height: 29px; gap: 8px; line-height: 1.1; }
  svg { width: 26px; height: 26px; }
  td { font-size: 18px; padding-inline-end: 10px; }
  li p { font-size: 12px; line-height: 1.25; gap: 2px; padding-inline: 6px; }
  .live { font-size: 11px; padding-inline: 6px; gap: 5px; }
}
@media (min-width: 700px) {
  .few ul { grid-template-columns: repeat(auto-fit, minmax(min(100%, max(320px, 40%)), 1fr)); }
  .few td { font-size: 28px; }
  .few svg { width: 36px; height: 36px; }
  .few th span { min-height: 41px; }
}
@media (min-width: 1100px) {
  ul, .few ul { grid-template-columns: repeat(auto-fill, minmax(max(320px, 30%), 1fr)); }
}
`;
