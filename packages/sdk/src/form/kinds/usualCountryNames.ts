/**
 * What else countries and those who come from them are called in English, by their two letters: earlier names, parts, short forms
 * and adjectives, without accents and capitals. A name that may mean two of them, such as Congo or Dominican, stands at neither.
 * The runtime knows the names of today in every spelling; the packages that know these bring a hundred times as much to a phone.
 */
export const usualCountryNames = `
AD andorran
AE uae,emirates,emirati,dubai,abu dhabi
AF afghan
AG antiguan,barbudan
AI anguillian,anguillan
AL albanian
AM armenian
AO angolan
AR argentine,argentinian,argentine republic
AS american samoan
AT austrian
AU australian
AW aruban
AX aland,alandish
AZ azerbaijani,azeri
BA bosnia,bosnian,herzegovinian
BB barbadian,bajan
BD bangladeshi
BE belgian
BF burkinabe,upper volta
BG bulgarian
BH bahraini
BI burundian
BJ beninese,dahomey
BL st barthelemy islander,st barts
BM bermudian,bermudan
BN brunei darussalam,bruneian
BO bolivian
BQ bonaire,saba,sint eustatius
BR brazilian,brasil
BS bahamian
BT bhutanese
BW motswana,batswana,botswanan
BY belarusian,belarussian,byelorussia,belorussia
BZ belizean,british honduras
CA canadian
CC cocos islands,keeling islands
CD democratic republic of congo,dr congo,drc,congo kinshasa,congo drc,zaire
CF car,central african
CG republic of congo,congo brazzaville,congo republic
CH swiss,swiss confederation
CI ivory coast,ivorian
CK cook islander
CL chilean
CM cameroonian,cameroun
CN prc,peoples republic of china,mainland china,chinese
CO colombian,columbia
CR costa rican
CU cuban
CV cabo verde,cape verdean,cape verdian
CW curacaoan
CX christmas islander
CY cypriot,northern cyprus
CZ czech republic,czech
DE german
DJ djiboutian
DK danish
DZ algerian
EC ecuadorean,ecuadorian
EE estonian
EG egyptian
EH sahrawi
ER eritrean
ES spanish
ET ethiopian,abyssinia
FI finnish
FJ fijian
FK falklands,falkland islands malvinas,falkland islander
FM micronesian
FO faroes,faroese,faeroe islands
FR french,french republic
GA gabonese,gabonese republic
GB uk,gb,great britain,britain,british,england,english,scotland,scottish,wales,welsh,northern ireland,northern irish,united kingdom of great britain and northern ireland,british isles
GD grenadian
GE georgian
GF french guianese,guyane
GH ghanaian,gold coast
GI gibraltarian
GL greenlandic,greenlander
GM gambian
GN guinean,guinea conakry
GP guadeloupian,guadeloupean
GQ equatorial guinean,equatoguinean
GR greek,hellenic republic
GT guatemalan
GU guamanian
GW bissau guinean
GY guyanese,british guiana
HK hong kong,hong kong sar,hong kong special administrative region of peoples republic of china,hong konger,hongkong
HN honduran
HR croatian,croat
HT haitian
HU hungarian
ID indonesian
IE republic of ireland,eire,irish,irish republic,southern ireland
IL israeli
IM manx,mann
IN indian,bharat
IQ iraqi
IR persia,iranian,persian
IS icelandic,icelander
IT italian,italian republic
JM jamaican
JO jordanian
JP japanese
KE kenyan
KG kyrgyz republic,kyrgyz,kirghizia,kirghiz
KH cambodian,kampuchea
KI i kiribati
KM comoran,comorian
KN st christopher and nevis,kittitian,nevisian,st kitts,nevis
KP dprk,democratic peoples republic of korea,north korean
KR republic of korea,rok,south korean
KW kuwaiti
KY caymanian,caymans
KZ kazakh,kazakhstani
LA lao,laotian,lao peoples democratic republic
LB lebanese,lebanese republic
LC st lucian
LI liechtensteiner
LK sri lankan,ceylon
LR liberian
LS basotho,mosotho,basutoland
LT lithuanian
LU luxemburg,luxembourger,luxembourgish
LV latvian
LY libyan
MA moroccan
MC monegasque,monacan
MD moldovan,moldavia
ME montenegrin
MF st martin islander,st martin french part
MG malagasy,madagascan
MH marshallese
MK macedonia,macedonian,fyrom,former yugoslav republic of macedonia
ML malian
MM myanmar,burma,burmese
MN mongolian
MO macao,macau,macao sar,macao special administrative region of peoples republic of china,macanese
MP northern marianas
MQ martinican,martiniquais
MR mauritanian
MS montserratian
MT maltese
MU mauritian
MV maldivian,maldivan,maldive islands
MW malawian,nyasaland
MX mexican
MY malaysian,malaya
MZ mozambican
NA namibian,south west africa
NC new caledonian
NE nigerien
NF norfolk islander
NG nigerian
NI nicaraguan
NL holland,dutch
NO norwegian
NP nepalese,nepali
NR nauruan
NU niuean
NZ new zealander,kiwi,aotearoa
OM omani
PA panamanian
PE peruvian
PF french polynesian,tahiti
PG papua new guinean,png
PH filipino,filipina,philippine,phillipines
PK pakistani
PL polish
PM st pierre
PN pitcairn,pitcairn islander
PR puerto rican
PS palestine,palestinian,west bank,gaza
PT portuguese,portuguese republic
PW palauan
PY paraguayan
QA qatari
RE reunion island,reunionese
RO romanian,rumania,roumania
RS serbian,serb
RU russian federation,russian
RW rwandan
SA saudi,saudi arabian,ksa
SB solomon islander
SC seychellois
SD sudanese
SE swedish
SG singaporean
SH st helenian,ascension,tristan da cunha,st helena ascension and tristan da cunha
SI slovene,slovenian
SJ svalbard
SK slovak,slovak republic,slovakian
SL sierra leonean
SM sammarinese
SN senegalese
SO somali,somaliland,somalian
SR surinamese,surinamer,surinam
SS south sudanese
ST sao tomean
SV salvadoran,salvadorean
SX st maarten,sint maarten dutch part
SY syrian,syrian arab republic
SZ swaziland,swazi
TC turks and caicos
TD chadian,tchad
TG togolese,togolese republic
TH thai,siam
TJ tajik,tadzhik
TK tokelauan
TL east timor,timor,timorese,east timorese
TM turkmen
TN tunisian,tunisian republic
TO tongan
TR turkey,turkish
TT trinidad,tobago,trinidadian,tobagonian
TV tuvaluan
TW republic of china,republic of china taiwan,taiwan province of china,chinese taipei,taiwanese,formosa
TZ tanzanian,zanzibar,tanganyika
UA ukrainian
UG ugandan
US usa,america,united states of america,american,states
UY uruguayan
UZ uzbek,uzbekistani
VA vatican,holy see vatican city state,holy see,vatican city state
VC st vincent,vincentian,st vincentian
VE venezuelan
VG bvi,virgin islands british
VI usvi,virgin islands us,united states virgin islands
VN viet nam,vietnamese
VU ni vanuatu,vanuatuan,new hebrides
WF wallisian
WS western samoa,samoan
XK kosovan,kosovar
YE yemeni,yemeni republic
YT mahoran
ZA south african,rsa
ZM zambian,northern rhodesia
ZW zimbabwean,rhodesia
`
