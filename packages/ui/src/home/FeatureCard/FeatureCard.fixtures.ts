/** A wide picture that needs no file. */
export const featurePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><path fill="#241046" d="M0 ' +
    '0h640v360H0z"/><circle cx="440" cy="150" r="90" fill="#F2C14E"/><path fill="#0F4B5A" ' +
    'd="M0 230c160-60 380 20 640-50v180H0z"/></svg>',
)}`;
