/** What a program ships with, and what an office adds to it. */
export const DEFAULTS = {
  name: '/program/config.default.json',
  values: {
    apiUrl: 'https://api.example.uz/base',
    ssoAuthorizeUrl: 'https://sso.example.uz/authorize',
    ssoClientId: 'backoffice',
    ssoRedirectPorts: [],
    webUrl: 'https://example.uz',
    initiativePage: 'boards/{board_type}/{board_id}/{id}',
    tileUrl: 'https://tiles.example.uz/{z}/{x}/{y}.png',
    geocoderUrl: 'https://geo.example.uz/',
    investPublicIdKey: 'initiative_public_id',
  },
};
