/**
 * Encryption dictionaries of PDFs, with the identifier of each file: all forbid printing, half of them also have the password
 * `maxfiy`. Revisions 2 and 3 were written by Ghostscript, the others were checked with it.
 */
export const ENCRYPTIONS: readonly { what: string; opens: boolean; id: string; dictionary: string }[] = [
  {
    what: 'revision 2',
    opens: true,
    id: '<9B00AA46550043944007ADA742905EC3>',
    dictionary:
      '<</Filter /Standard /V 1 /Length 40 /R 2 /P 4294967292 /O (F\xd1\\)rX&\x06\xda\xa3\xa3OSoA\xf8\xbd\x94\xdfc\xa9A=\xcb\x10\xd1\xf2\xe8\xdbb\xce\xf4!)\n/U (\xd0\x19s\x136\xee\x9f\x99\xde\xd6\x1c\xf2\xa2\x1fG\xb1*\x18]5\x08A\xe6L\xfaw\x8c\xc0\xc1e`\x1e)>>',
  },
  {
    what: 'revision 2',
    opens: false,
    id: '<EBCA5AA37EBC4956D26F36848733EECF>',
    dictionary:
      '<</Filter /Standard /V 1 /Length 40 /R 2 /P 4294967292 /O (\x03\x0f\x1fJ\x7f*\xa4$\x89\xfdOp\x1a\xfa\x9d\xb5\xf4\xa7\x9c\xe5\x90]\xdb\xbe\xfeH\x91M8\x1d\xb2W)\n/U (\xf41\x95\xbd?C\xee,d\xb18\xb9\xa1f\xbd\x9b\xe6~[\x8d \x1aHx\xee9*\x9b\xecLQR)>>',
  },
  {
    what: 'revision 3',
    opens: true,
    id: '<C74969CDC0956663FFDE6F79E56479B8>',
    dictionary:
      "<</Filter /Standard /V 2 /Length 128 /R 3 /P 4294967292 /O (\xb5s\xec\xa6\x14\xae\xd6\x9bE\xeb\xd8\xc2N\x84\\\\}\xc0lg\x0f\xa1\xf4\xf1h\x0b|\xae*]\xac\xa6\xf5)\n/U (\x0fMzC\xab\xd6\xbf\xee\x08\xe0'r\xa2\xac\\\\\x00\\(\xbfN^Nu\x8aAd\x00NV\xff\xfa\x01\x08)>>",
  },
  {
    what: 'revision 3',
    opens: false,
    id: '<F46D61393D17BB17FF527A322ADD816B>',
    dictionary:
      '<</Filter /Standard /V 2 /Length 128 /R 3 /P 4294967292 /O (\xf0\xad\xda\x9e3\xa2teo\xb5\xd8\xe1;?9u\xa0\x14\x98Cp\x94\xe1\xc6$\xc6\xd7\xbc\x07\x7f\xe0\x83)\n/U (\x7f\xf9\xe6\xa5X\x8e\x0e\x84\x87\xf7{\x81]\x880\\)\\(\xbfN^Nu\x8aAd\x00NV\xff\xfa\x01\x08)>>',
  },
  {
    what: 'revision 4',
    opens: true,
    id: '<74904f55a256b17a6d959580b5b8a040>',
    dictionary:
      '<</Filter/Standard/V 4/Length 128/R 4/P -3904/O<b573eca614aed69b45ebd8c24e845c7dc06c670fa1f4f1680b7cae2a5daca6f5>/U<067bde408b749023ff2da44e360b48de00000000000000000000000000000000>/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV2/Length 16>>>>/StmF/StdCF/StrF/StdCF>>',
  },
  {
    what: 'revision 4',
    opens: false,
    id: '<f958f067c7279a662e20011f73c7da29>',
    dictionary:
      '<</Filter/Standard/V 4/Length 128/R 4/P -3904/O<f0adda9e33a274656fb5d8e13b3f3975a01498437094e1c624c6d7bc077fe083>/U<a9e0e260a0ea79c40a9cc8a3f6077c0200000000000000000000000000000000>/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV2/Length 16>>>>/StmF/StdCF/StrF/StdCF>>',
  },
  {
    what: 'revision 4, its metadata in the clear',
    opens: true,
    id: '<430f3040550ec50d2206e62a6fdcfabd>',
    dictionary:
      '<</Filter/Standard/V 4/Length 128/R 4/P -3904/O<b573eca614aed69b45ebd8c24e845c7dc06c670fa1f4f1680b7cae2a5daca6f5>/U<bb9ddf0bbc67ab14717e63777c86d8b500000000000000000000000000000000>/EncryptMetadata false/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV2/Length 16>>>>/StmF/StdCF/StrF/StdCF>>',
  },
  {
    what: 'revision 4, its metadata in the clear',
    opens: false,
    id: '<ddfd023116bc676497dfb39a4db494d4>',
    dictionary:
      '<</Filter/Standard/V 4/Length 128/R 4/P -3904/O<f0adda9e33a274656fb5d8e13b3f3975a01498437094e1c624c6d7bc077fe083>/U<7a1dc7be0ac5404840ab6836073f969d00000000000000000000000000000000>/EncryptMetadata false/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV2/Length 16>>>>/StmF/StdCF/StrF/StdCF>>',
  },
  {
    what: 'revision 5',
    opens: true,
    id: '<f4d2136fdad6aa04b6097a474821d713>',
    dictionary:
      '<</Filter/Standard/V 5/Length 256/R 5/P -3904/O<ef3a4cf4d303889dc098f48785c1e7759cdee88eba90cb4bf15df98cb47bc80ffe4ce3d3838db950cc5679ce1c3c1976>/U<af19c0bfe437d5141f00ae4b1446a6d27c39ae060a6929ac3c2c16ebd143e0a33b17f75074f58e23e0c0ae8c838ac890>/OE<8cc11c16b322123cec4adb4ac3f4cc40c0e89c7a62449a34100a07684bc5ed3e>/UE<a483d8fc875424baae8890a6fcff4e6668f9597f68fc016d3ff8153fb737d6c0>/Perms<267b438e65319f2a704cf8fa7a931f49>/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF>>',
  },
  {
    what: 'revision 5',
    opens: false,
    id: '<9562dc6994622e59cbf11d5e3d2388e5>',
    dictionary:
      '<</Filter/Standard/V 5/Length 256/R 5/P -3904/O<f605d63027d18b332f02a0631099089a8fdc56724cc02d0697e4a574b96936f73ce5e5c242db06942811c9f74ef185e4>/U<ed57591bdcc514ea29e827180ea3b8b8d29d8c009bd5ae280a7a63a3c7e18b3d3cec7f6181b9728393fc301c2ad2ee62>/OE<95b140a3dd56019340e3b6668fbf4aded93883fa716d302d61a7a0a9323bce5f>/UE<dc7785f477807fe774629aff20e8f2aadbfbd9dfe13579e471fec07f58339079>/Perms<7368e0c7c7074eaddcadcf514115fa09>/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF>>',
  },
  {
    what: 'revision 6',
    opens: true,
    id: '<69b716adf674160486061e4578952b2b>',
    dictionary:
      '<</Filter/Standard/V 5/Length 256/R 6/P -3904/O<0cf081d5c223ab9209f71281d7caf5e2cf08c2371634d262147f6a4ab8ec6c29151eab58639f38fc8fb2cf6bd46faf02>/U<bde81c64b3afdfbec8b1541afad496cbc185895dedd69470c3e3f555e9ade574813c2de249aaf5d3b2f87937bc3b24eb>/OE<07a07508817c48401922f4a30ccfd2d9d143b26ae0bba5512de21e9411b904e1>/UE<6578c49be1382e8230de004dff9eba5bd3c6c13461b8b69353785ac83ca9b0c6>/Perms<43d0d4006a6dc0c50bb45a3a6f785d37>/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF>>',
  },
  {
    what: 'revision 6',
    opens: false,
    id: '<a1a1369cfbad17397ffef589cfe1d575>',
    dictionary:
      '<</Filter/Standard/V 5/Length 256/R 6/P -3904/O<8ae1653c846745ae45cbea09b395f911fab3191d1d6322241951c586ece0a5176670132f97de2d96fc72c5b1aaf589d1>/U<30596a9d9e914396d6906dca70fed3f38f62546220ccfbd3fcf947945624318f5bf9bc79e51b190955211e7180cf7ca6>/OE<32887859323638e20a3dd0f676a797361f6fa784ba87122deec824361eaf4c25>/UE<8ed5b280e671fe67fcc738593cb395537a5481063b1fea680bb7f1e7a4dde961>/Perms<43847bc970137b7963c1dfc2d1883c8c>/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF>>',
  },
];
