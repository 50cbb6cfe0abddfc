/**
 * The endings a bare host such as `example.com` may have to be taken for a link. The list is fixed
 * on purpose: a longer one turns file names and typing slips into links. Anything else needs
 * `https://` in front.
 */
export const domainEndings: ReadonlySet<string> = new Set(
  (
    'com org net edu gov mil int info biz io co ai app dev tv me gg fm live news sport ' +
    'sports team club fan fans racing run fit ' +
    'blog shop store site online tech cloud media social video photos link page world global ' +
    'eu uk us ca au nz ie de at ch fr ' +
    'it es pt nl be lu dk no se fi is pl cz sk hu ro bg gr hr si rs ua tr jp kr cn tw hk sg ' +
    'in pk ph id my th vn za ng ke eg ' +
    'ma br ar cl mx pe uy il ae sa qa'
  ).split(' '),
);
