import type { UiMessages } from '../../MessagesProvider';
import { plural } from './plural';

export const analysisList: UiMessages['analysisList'] = { title: 'Análisis de IA' };

export const daySection: UiMessages['daySection'] = {
  show: (day) => `Mostrar los resultados: ${day}`,
  hide: (day) => `Ocultar los resultados: ${day}`,
};

export const resultCard: UiMessages['resultCard'] = {
  boat: (boat) => `Barco ${boat}`,
  place: (place) => `Puesto ${place}`,
  noPlace: 'Sin puesto',
  hidden: 'Puesto oculto',
  gold: 'oro',
  silver: 'plata',
  bronze: 'bronce',
};

export const widgetFrame: UiMessages['widgetFrame'] = {
  loading: 'Cargando marcadores…',
  unconfigured: 'Esta liga no tiene proveedor de marcadores',
  unconfiguredNote: 'En cuanto el sitio indique uno, sus marcadores aparecerán aquí.',
  failed: 'No se cargaron los marcadores',
  failedNote:
    'El proveedor no respondió a tiempo. Puede ir lento o estar bloqueado por tu navegador.',
  retry: 'Reintentar',
};

export const racerAbout: UiMessages['racerAbout'] = {
  title: 'Acerca de',
  noBio: 'La biografía llegará pronto.',
  media: 'Las fotos y publicaciones de carreras llegarán pronto.',
};

export const racerCreateForm: UiMessages['racerCreateForm'] = {
  title: 'Crear piloto',
  name: 'Nombre',
  nameHelp: 'A partir de 2 letras se ofrecen deportistas existentes.',
  existing: 'Deportista existente: se le añadirá la página de piloto.',
  suggestions: 'Deportistas existentes',
  create: 'Crear piloto',
  creating: 'Creando…',
  finishing: 'Terminando…',
};

export const racerEditForm: UiMessages['racerEditForm'] = {
  photo: 'Foto',
  photoAlt: 'Describe la foto',
  photoAltHelp: 'Se lee a quien no puede verla. Puedes dejarlo en blanco.',
  uploading: 'Subiendo la foto',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  cancel: 'Cancelar',
};

export const racerFields: UiMessages['racerFields'] = {
  age: 'Edad',
  bio: 'Biografía',
  origin: 'Origen',
  height: 'Altura (pulgadas)',
  heightHelp: 'Entre 36 y 96 pulgadas (3′0″–8′0″).',
  boatManufacturers: 'Fabricante del barco',
};

export const racerHeader: UiMessages['racerHeader'] = {
  kind: 'Piloto de moto de agua',
  origin: 'Origen',
  age: 'Edad',
  height: 'Altura',
  boat: 'Barco',
  ageInYears: (age) => plural(age, `${age} año`, `${age} años`),
  search: 'Buscar pilotos',
  edit: 'Editar',
  share: 'Compartir',
  loading: 'Cargando piloto…',
};

export const racerSearch: UiMessages['racerSearch'] = {
  label: 'Buscar pilotos',
  placeholder: 'Nombre del piloto…',
  empty: 'No se encontraron pilotos.',
  failed: 'No se pudieron cargar los pilotos',
  loading: 'Cargando pilotos…',
  loadMore: 'Cargar más',
  loadingMore: 'Cargando más…',
  count: (count) => plural(count, '1 piloto', `${count} pilotos`),
};

export const racerStats: UiMessages['racerStats'] = {
  title: 'Resultados en cifras',
  careerWins: 'Victorias en su carrera',
  seasonWins: 'Victorias esta temporada',
  seasonPodiums: 'Podios esta temporada',
  worldFinals: 'Finales mundiales',
  careerWorldFinalsWins: 'Victorias en finales mundiales',
};

export const racerUnavailable: UiMessages['racerUnavailable'] = {
  title: 'No se pudo cargar este piloto',
  failed: 'Error al cargar el piloto',
  racerNotFound: 'No se encontró el piloto',
  goBack: 'Volver',
};
