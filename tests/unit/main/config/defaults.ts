/** The configuration that ships with the program, completed by the values that an office adds. */
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
