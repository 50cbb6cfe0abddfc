import { callApi } from '../servers/callApi.mjs';

/**
 * Has a key made for a partner, as an administrator of the demo content does.
 * @param {string} url where the product runs
 * @param {string} partner its name
 * @returns {Promise<string>} the key
 */
export async function makePartnerKey(url, partner) {
  const admin = { username: 'admin', password: 'admin1234' };
  const { accessToken } = await callApi(url, '/auth/sign-in', admin);
  const { data } = await callApi(url, '/admin/partner-keys', { partner }, accessToken);
  return data.secret;
}
