/** The most guessed passwords, without the digits and signs that people append. */
export const commonPasswords: readonly string[] = `
password passwort passw0rd passwords passworda mypassword newpassword thepassword yourpassword password1a pass
passpass passcode passphrase motdepasse contrasena senha parola wachtwoord haslo letmein letmeinnow welcome
welcomeback welcometo default changeme changeit changethis changepassword temp temppass temporary tempassword admin
administrator adminadmin adminpass root rootroot rootpass superuser superadmin sysadmin master masterkey secret
secrets topsecret mysecret secretword login loginlogin logmein test testtest tester testing testpass testuser guest
guestguest user username users demo demodemo example sample qwerty qwertyqwerty qwertyui qwertyuiop qwertz qwertzui
qwertzuiop azerty azertyuiop asdf asdfasdf asdfgh asdfghjk asdfghjkl asdfjkl zxcvbn zxcvbnm zxcvbnmm qazwsx
qazwsxedc qazxsw qweasd qweasdzxc qweqwe qweqweqwe qwer qwerqwer asdasd asdasdasd zxczxc zxczxczxc q1w2e3r4
q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qazxsw2 1qaz2wsx zaq12wsx zaq1zaq1 a1b2c3d4 abc123
abc12345 abcd1234 abcde123 1a2b3c4d aa123456 a123456 a1234567 a12345678 123456a 12345678a 123qwe 123qweasd qwe123
qwe123qwe qwerty123 123abc 123abc123 11223344 1122334455 112233445566 12341234 123123123 123321123 12344321
123454321 147258369 159357 159753 741852963 789456123 987456321 123654789 147852369 963852741 789789789 13579
1357924680 2468 24681357 20202020 10203040 102030405060 11112222 19871987 iloveyou iloveyouu iloveu ilovegod
ilovejesus ilovemom ilovemum ilovedad ilovemyself ilovemylife ilovehim iloveher ilovemywife ilovemykids
ilovemyfamily iloveyousomuch loveyou loveme lovelove lovely loveyouforever lover lovers mylove truelove onelove
loveislove iloveghana fuckyou fuckoff fuckme fuckfuck asshole bitch bullshit sexy sexsex sexygirl babygirl babyboy
babydoll babe babybaby princess prince prettygirl queen kingking kingdom beautiful beauty sweetheart sweetie sweety
sweet honey honeybunny sugar angel angels angelica angelina sunshine sunflower sunset moonlight starlight butterfly
flower flowers rainbow summer summertime winter spring autumn monday tuesday wednesday thursday friday saturday
sunday january february march april june july august september october november december morning goodmorning
midnight dragon dragonball monkey monkeys tiger tigger lion lionking eagle eagles falcon falcons panther wolf wolves
wolfpack bear bears teddybear horse horses kitty kitten hellokitty cats doggy puppy bunny rabbit chicken donkey
elephant dolphin dolphins shark spider spiderman batman superman superwoman wonderwoman ironman captain
captainamerica hulk avengers joker pokemon pikachu naruto mario luigi nintendo playstation xbox minecraft fortnite
roblox gamer football footballer soccer baseball basketball hockey tennis volleyball cricket golfer swimming running
chelsea chelseafc arsenal arsenalfc liverpool liverpoolfc manchester manchesterunited manutd mancity barcelona
fcbarcelona realmadrid juventus bayern ronaldo cristiano messi neymar lebron jordan michaeljordan kobe lakers
yankees cowboys steelers redsox packers patriots rangers blackstars asantekotoko heartsofoak ghana ghanaian
ghanaghana accra kumasi tema takoradi tamale capecoast africa african nigeria lagos kenya london newyork paris
america canada germany jesus jesuschrist jesusislord jesuslovesme jesussaves jesusisking jesus4life godisgood
godislove godisgreat godisable godfirst godsgrace godblessme godbless praisegod thankyougod thankyoujesus thankgod
thanksgod myfather amenamen hallelujah alleluia blessing blessings blessed grace graceofgod faith hope hopeful
heaven heavenly glory gloria mercy favour favor church bible psalm christ christian trinity emmanuel immanuel samuel
daniel david joseph joshua michael michelle matthew andrew anthony william robert richard thomas james john johnjohn
peter paul charles charlie george jennifer jessica jessie ashley amanda nicole melissa stephanie elizabeth victoria
samantha patricia veronica christine christopher alexander alexandra alexandre jonathan benjamin nathaniel gabriel
gabriela isabella abigail hannah sarah maria mary mohamed mohammed muhammad ibrahim abdullah fatima aisha kwame kofi
kwaku kwabena akosua abena akua adwoa efua computer internet laptop keyboard windows microsoft google googlegoogle
facebook instagram whatsapp twitter youtube yahoo hotmail gmail linkedin myspace amazon samsung nokia iphone apple
android huawei mercedes ferrari porsche lamborghini bmwbmw toyota honda mustang corvette camaro harley
harleydavidson chevrolet money moneymoney dollar dollars million millionaire billionaire rich richman success
successful winner champion champions victory freedom forever foreverlove together friends friendship bestfriend
bestfriends family myfamily mother mommy mummy mama father daddy papa sister brother mybaby mychildren children
husband wifey school student teacher college university hospital doctor nurse engineer business company office
manager service support whatever nothing something anything everything everyone somebody nobody unknown forget
forgotten ihateyou hatred trustno trustnoone trustme believe dreamer dreams wisdom knowledge happiness happy
happyday behappy smile smiley laughing crazy coolcool coolboy coolgirl awesome amazing perfect fantastic wonderful
excellent special number numberone killer killers ninja samurai warrior soldier hunter shadow phoenix thunder
lightning storm diamond diamonds golden silver platinum purple orange yellow green blue black white pink redred
banana apples strawberry chocolate cookie cookies coffee cheese pizza pepper ginger peanut pumpkin cupcake candy
starwars startrek matrix hacker hacking metallica slipknot nirvana eminem tupac rihanna beyonce beatles guitar music
musicman dancer singer rockstar popstar maverick access accessdenied open opensesame sesame abracadabra hello
hellohello helloworld hellothere goodbye goodluck merhaba bonjour bonsoir soleil doudou marseille chouchou loulou
schatz hallo hallohallo sonnenschein computador brasil flamengo corinthians teamo tequiero tequieromucho mifamilia
princesa estrella amor amoramor correcthorse correcthorsebatterystaple nopassword noaccess shopping shopshop
customer customers storefront account accounts checkout
`
  .trim()
  .split(/\s+/);
